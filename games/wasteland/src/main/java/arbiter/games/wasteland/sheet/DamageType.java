package arbiter.games.wasteland.sheet;

import arbiter.content.yaml.EnumWords;
import java.util.List;

/** What damage is made of. Ledger: WAS-DMG-11. */
public enum DamageType {
    PHYSICAL,
    ENERGY,
    RADIATION,
    POISON;

    public static final int COUNT = values().length;

    private final List<DamageType> alone = List.of(this);

    /** Damage of this type and no other. */
    public List<DamageType> alone() {
        return alone;
    }

    public String word() {
        return EnumWords.of(this);
    }
}
