package org.botarena.api.picture;

/**
 * Where a cell is in its picture. Immutable.
 *
 * @param row its row, from 0 at the top
 * @param column its place in the row, from 0
 */
public record Place(int row, int column) {}
