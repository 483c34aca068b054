package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Mecha;
import java.util.ArrayList;
import java.util.List;

/** A set that belongs to one form, and where the file has it. Ledger: BCG-ALT-2. */
record FormSet(String form, Loadout loadout, List<Object> path) {

    /** Those of the Default Form and of all others, empty or not. */
    static List<FormSet> of(Mecha mecha) {
        List<FormSet> sets = new ArrayList<>();
        sets.add(new FormSet("the Default Form", mecha.usual().orElse(Loadout.NONE), List.of("mecha", "usual")));
        for (int i = 0; i < mecha.forms().size(); i++) {
            sets.add(new FormSet(
                    mecha.forms().get(i).name(), mecha.forms().get(i).loadout(), List.of("mecha", "forms", i)));
        }
        return sets;
    }

    Object[] at(Object... inside) {
        List<Object> all = new ArrayList<>(path);
        all.addAll(List.of(inside));
        return all.toArray();
    }
}
