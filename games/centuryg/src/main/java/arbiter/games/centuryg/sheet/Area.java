package arbiter.games.centuryg.sheet;

import java.util.List;

/** Where equipment sits on a Mecha. Ledger: BCG-AREA-1, BCG-XAREA-1. */
public enum Area {
    HEAD,
    TORSO,
    ARMS,
    LEGS,
    /** Internal: cannot be Maimed and carries no Weapons. */
    CORE,
    /** An Expansion Pack. */
    PACK,
    /** Secret Equipment. */
    SECRET,
    /** In no Area at all: Default and Boss Weapons, Separate items. */
    NONE;

    /** The four that can be Maimed. */
    public static final List<Area> EXTERNAL = List.of(HEAD, TORSO, ARMS, LEGS);

    /** Both arms, or both legs, are one Area. Ledger: BCG-AREA-1. */
    public boolean isPair() {
        return this == ARMS || this == LEGS;
    }

    /** Whether what sits there never stops working. Ledger: BCG-MAIM-1, BCG-XAREA-1. */
    public boolean isSteady() {
        return this == CORE || this == NONE;
    }

    public boolean isExternal() {
        return ordinal() <= LEGS.ordinal();
    }
}
