package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import java.util.Optional;

/**
 * One hex of a wall. It fills the hex from the ground to its height, counted in hexes, until its hits are gone: then it
 * is breached and stops nothing. A roofed one belongs to something closed above. Its name is that of the content's
 * {@code WallKind}, or of the power that raised it. Ledger: GG-WAL-1, GG-WAL-2, GG-WAL-3.
 */
public record WallHex(
        Hex hex,
        int height,
        int hitsLeft,
        boolean roofed,
        WallMaterial material,
        String name,
        Optional<AbilityOwner> owner) {

    public WallHex {
        if (height < 1 || height > Spot.HIGHEST || hitsLeft < 0) {
            throw new IllegalArgumentException("the wall in hex " + hex + " is " + height + " hexes high with "
                    + hitsLeft + " hits: it needs 1 and 0 or more (GG-WAL-3)");
        }
    }

    /** A whole wall that stands about. */
    public static WallHex standing(Hex hex, int height, WallMaterial material, String name) {
        return new WallHex(hex, height, material.hits(), false, material, name, Optional.empty());
    }

    /** A whole wall that an ability has raised: as high as its Level. Ledger: GG-WAL-7. */
    public static WallHex raised(Hex hex, int level, WallMaterial material, String name, AbilityOwner owner) {
        return new WallHex(hex, level, material.hits(), false, material, name, Optional.of(owner));
    }

    public WallHex underRoof() {
        return new WallHex(hex, height, hitsLeft, true, material, name, owner);
    }

    public boolean isBreached() {
        return hitsLeft == 0;
    }

    /** Whether it fills its hex at that altitude. */
    public boolean fills(int altitude) {
        return hitsLeft > 0 && altitude < height;
    }

    public boolean isOf(AbilityOwner one) {
        return owner.isPresent() && owner.get().equals(one);
    }

    WallHex withHits(int left) {
        return new WallHex(hex, height, left, roofed, material, name, owner);
    }
}
