package arbiter.lab.rating;

/**
 * One of a tier list.
 *
 * @param rating in points, 0 being the average; 400 more are ten to one
 * @param low where its 95 % interval begins
 * @param tier 1 for those whom the best one is not surely better than, and so on
 * @param won the share of all its fights
 */
public record Rated(String name, double rating, double low, double high, int tier, double won) {}
