/**
 * Ratings of many agents who met each other (Bradley-Terry), their errors, and what a single number hides: cycles and
 * nemeses.
 */
package org.botarena.arena.rating.pool;
