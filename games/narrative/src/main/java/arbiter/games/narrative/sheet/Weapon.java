package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.space.band.Band;
import java.util.List;
import java.util.OptionalInt;

/** A weapon, or what somebody's body has in place of one; without a price it cannot be bought. */
public record Weapon(
        String id,
        String name,
        Skill skill,
        BaseDamage damage,
        int critical,
        Band range,
        @Default("personal") Scale scale,
        @Default("0") int encumbrance,
        OptionalInt price,
        List<RatedQuality> qualities,
        String text)
        implements Entry {

    public Weapon {
        if (skill.group() != Skill.Group.COMBAT) {
            throw new IllegalArgumentException(
                    "a weapon is used with a combat skill, and " + skill.name() + " is none");
        }
        if (critical < 1) {
            throw new IllegalArgumentException("a Critical Rating is 1 or more, not " + critical);
        }
    }

    /** The rating of one of its qualities, 0 without it. */
    public int rating(String quality) {
        return RatedQuality.rating(qualities, quality);
    }
}
