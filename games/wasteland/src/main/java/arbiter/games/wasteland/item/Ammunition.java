package arbiter.games.wasteland.item;

import arbiter.games.wasteland.sheet.FieldKit.Shots;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: shots left of each kind; there is no reloading. Ledger: WAS-GEAR-4. */
public record Ammunition(List<Shots> shots) implements Part {

    public Ammunition {
        shots = FixedList.copyOf(shots);
    }

    public static Ammunition of(Profile profile) {
        return new Ammunition(profile.outfit().shots());
    }

    public int left(String kind) {
        for (Shots one : shots) {
            if (one.kind().equals(kind)) {
                return one.left();
            }
        }
        return 0;
    }

    Ammunition less(String kind, int fired) {
        List<Shots> some = new ArrayList<>(shots);
        some.replaceAll(one -> one.kind().equals(kind) ? new Shots(kind, Math.max(0, one.left() - fired)) : one);
        return new Ammunition(some);
    }
}
