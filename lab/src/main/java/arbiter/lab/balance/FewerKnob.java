package arbiter.lab.balance;

import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import java.util.List;
import java.util.Optional;

/** Some of several units that are alike are not there; the last ones of the file go first. */
record FewerKnob(List<DraftUnit> units, int most, boolean own) implements Knob {

    @Override
    public String id() {
        return "fewer " + units.get(0).id();
    }

    @Override
    public ChangeKind kind() {
        return ChangeKind.NUMBERS;
    }

    @Override
    public int settings() {
        return most;
    }

    @Override
    public int helps() {
        return own ? -1 : 1;
    }

    @Override
    public Optional<Plan> on(Plan plan, int setting) {
        List<DraftUnit> gone = units.subList(units.size() - setting - 1, units.size());
        EncounterDraft draft = plan.draft();
        for (DraftUnit unit : gone) {
            if (draft.unit(unit.id()).isEmpty()) {
                return Optional.empty();
            }
            draft = draft.without(unit.id());
        }
        double cost = kind().cost() + setting + (own ? 1 : 0);
        return Optional.of(
                plan.and(id(), setting, draft, new EncounterChange(kind(), "without " + Units.names(gone), cost)));
    }
}
