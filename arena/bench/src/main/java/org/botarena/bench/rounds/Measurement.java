package org.botarena.bench.rounds;

/**
 * What was measured of one course: medians of the rounds.
 *
 * @param name the course
 * @param perSecond units of work a second
 * @param ratio to the yardstick of the same round
 * @param atLeast the least ratio that is promised; 0: nothing is
 * @param bytesPerStep garbage: what was allocated for a step (a ply, a simulation, a leaf)
 */
public record Measurement(String name, double perSecond, double ratio, double atLeast, double bytesPerStep) {}
