/**
 * Files on disk: written beside and renamed, forced to the disk, named so that every file system takes them, read with
 * bounds, and told apart by their SHA-256.
 */
package org.botarena.arena.files;
