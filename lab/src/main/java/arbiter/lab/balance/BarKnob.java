package arbiter.lab.balance;

import arbiter.content.yaml.Node;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.draft.Written;
import arbiter.lab.sensitivity.SettableBar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A bar of one unit, or of several that are alike, set lower or higher by hand. */
record BarKnob(List<DraftUnit> units, String names, SettableBar bar, int strongest, boolean own) implements Knob {

    private static final String EDITS = "edits";

    @Override
    public String id() {
        return "bar " + units.get(0).id() + " " + bar.bar() + (lowers() ? " down" : " up");
    }

    @Override
    public ChangeKind kind() {
        return ChangeKind.BARS;
    }

    @Override
    public int settings() {
        return Math.abs(strongest - bar.now());
    }

    @Override
    public int helps() {
        return lowers() == own ? -1 : 1;
    }

    private boolean lowers() {
        return strongest < bar.now();
    }

    @Override
    public Optional<Plan> on(Plan plan, int setting) {
        int value = bar.now() + (lowers() ? -1 : 1) * (setting + 1);
        EncounterDraft draft = plan.draft();
        for (DraftUnit unit : units) {
            if (draft.unit(unit.id()).isEmpty()) {
                return Optional.empty();
            }
            draft = draft.changing(unit.id(), node -> set(node, value));
        }
        String each = units.size() > 1 ? " each" : "";
        double part = (double) (setting + 1) / Math.max(1, Math.max(bar.now(), strongest));
        double cost = kind().cost() + part + (own ? 1 : 0);
        EncounterChange change =
                new EncounterChange(kind(), names + ": " + bar.text() + each + " " + bar.now() + " to " + value, cost);
        return Optional.of(plan.and(id(), setting, draft, change));
    }

    private Node set(Node unit, int value) {
        Map<String, Node> values = new LinkedHashMap<>();
        values.put("bar", Written.text(bar.bar()));
        values.put("value", Written.text("" + value));
        Map<String, Node> edit = new LinkedHashMap<>();
        edit.put("edit", Written.text(SettableBar.EDIT));
        edit.put("values", Written.fields(values));
        Node before = unit.get(EDITS).orElseGet(() -> Written.list(List.of()));
        return Written.with(unit, EDITS, Written.and(before, Written.fields(edit)));
    }
}
