package arbiter.games.capital.trait;

/**
 * What an Ability does beyond its uses, as content names it: numbers that sheets read, or behaviour on the extension
 * points of chapters, which extend this. A new one is a record listed among the traits of the content.
 */
public interface AbilityTrait {}
