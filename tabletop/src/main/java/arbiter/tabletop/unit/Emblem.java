package arbiter.tabletop.unit;

import java.util.List;
import java.util.Locale;

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

    /** One of several for whoever nothing else is known of, always the same for the same id. */
    public static Emblem among(List<Emblem> some, String id) {
        return some.get((id.hashCode() * SPREAD >>> 7) % some.size());
    }
}
