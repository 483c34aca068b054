package arbiter.games.capital.trait;

import arbiter.tabletop.content.Moments;
import arbiter.tabletop.unit.FixedList;
import java.util.List;

/**
 * What an Ability does beyond its uses, as content names it: numbers that sheets read, or behaviour on the extension
 * points of chapters, which extend this. A new one is a record listed among the traits of the content.
 */
public interface AbilityTrait {

    /** Those of an extension point that have something to say at one of its moments, in the same order. */
    static <T extends AbilityTrait> List<T> at(List<AbilityTrait> all, Class<T> extensionPoint, String moment) {
        return FixedList.copyOf(all.stream()
                .filter(trait -> extensionPoint.isInstance(trait) && Moments.has(trait, extensionPoint, moment))
                .map(extensionPoint::cast)
                .toList());
    }
}
