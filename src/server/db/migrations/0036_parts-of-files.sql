-- Photos and documents are packed already: trying to pack each part again costs the processor and gains nothing.
ALTER TABLE "file_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
