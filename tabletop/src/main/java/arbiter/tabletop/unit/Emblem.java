package arbiter.tabletop.unit;

import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.rulebook.Placement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The drawings that tokens bear instead of letters, by the role they stand for. */
public enum Emblem {
    ANVIL,
    BEAST,
    BLADE,
    BOOK,
    CROSSHAIR,
    CROWN,
    DRONE,
    FIST,
    FLAME,
    FOX,
    HORNS,
    LENS,
    MECH,
    MEDIC,
    OFFICER,
    PISTOL,
    PSI,
    RAPTOR,
    SHADOW,
    SHIELD,
    STAR,
    TANK,
    WHEEL,
    WINGS,
    WRENCH;

    /** Spreads the ids of those who come with the games so that few bear the same. */
    private static final int SPREAD = 113;

    /** The name of the drawing. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the file of a unit says that its token bears; empty, after reporting why, if there is no such drawing. */
    public static Optional<Emblem> written(Placement unit, Problems problems) {
        return unit.emblem().flatMap(word -> Binder.plain().bind(word, Emblem.class, problems));
    }

    /** One of several for whoever nothing else is known of, always the same for the same id. */
    public static Emblem among(List<Emblem> some, String id) {
        return some.get((id.hashCode() * SPREAD >>> 7) % some.size());
    }
}
