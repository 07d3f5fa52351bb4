// What the File System Access API has beyond what every browser has: TypeScript knows nothing of it.
interface Window {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<FileSystemFileHandle>;
}

interface FileSystemHandle {
  queryPermission?: (wanted: { mode: "readwrite" }) => Promise<PermissionState>;
  requestPermission?: (wanted: { mode: "readwrite" }) => Promise<PermissionState>;
}
