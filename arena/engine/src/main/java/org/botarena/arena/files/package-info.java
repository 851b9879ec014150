/** Reading and writing of files: atomic and synced writes, portable names, size limits, and SHA-256. */
package org.botarena.arena.files;
