package arbiter.lab.balance;

import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Units of an encounter that are alike go together. */
final class Units {

    private Units() {}

    /** The units in groups of those that are alike, in the order of the file. */
    static List<List<DraftUnit>> alike(EncounterDraft draft) {
        List<List<DraftUnit>> groups = new ArrayList<>();
        for (DraftUnit unit : draft.units()) {
            groups.stream()
                    .filter(group -> group.get(0).isLike(unit))
                    .findFirst()
                    .orElseGet(() -> {
                        List<DraftUnit> fresh = new ArrayList<>();
                        groups.add(fresh);
                        return fresh;
                    })
                    .add(unit);
        }
        return groups;
    }

    static String names(List<DraftUnit> units) {
        return units.stream().map(DraftUnit::name).collect(Collectors.joining(", "));
    }
}
