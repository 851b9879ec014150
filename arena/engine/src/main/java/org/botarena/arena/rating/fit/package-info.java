/** Strengths that fit the games best, with their errors. */
package org.botarena.arena.rating.fit;
