package arbiter.lab.balance;

import arbiter.content.yaml.Node;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.Written;
import java.util.Optional;
import java.util.Set;

/** Another sheet for a unit: another kind of enemy, another level, or the same character built differently. */
record SheetKnob(
        ChangeKind kind, DraftUnit unit, String what, String text, Optional<String> name, String key, Node sheet)
        implements Knob {

    @Override
    public String id() {
        return "sheet " + unit.id() + " " + what;
    }

    @Override
    public int settings() {
        return 1;
    }

    @Override
    public int helps() {
        return 0;
    }

    @Override
    public Optional<Plan> on(Plan plan, int setting) {
        boolean taken = plan.knobs().stream().anyMatch(knob -> knob.startsWith("sheet " + unit.id() + " "));
        if (taken || plan.draft().unit(unit.id()).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(plan.and(
                id(),
                setting,
                plan.draft().changing(unit.id(), this::exchanged),
                new EncounterChange(kind, text, kind.cost())));
    }

    private Node exchanged(Node node) {
        Node other = Written.with(node.without(Set.of("from", "character", "sheet", "now", "parts")), key, sheet);
        return name.map(called -> Written.with(other, "name", Written.quoted(called)))
                .orElse(other);
    }
}
