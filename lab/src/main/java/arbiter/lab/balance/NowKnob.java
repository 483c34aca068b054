package arbiter.lab.balance;

import arbiter.content.yaml.Node;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.Written;
import java.util.Optional;

/** A number that the file itself gives a unit, such as how many a group of minions has. */
record NowKnob(DraftUnit unit, String what, int from, int strongest, boolean own) implements Knob {

    private static final String NOW = "now";

    @Override
    public String id() {
        return "now " + unit.id() + " " + what + (strongest < from ? " down" : " up");
    }

    @Override
    public ChangeKind kind() {
        return ChangeKind.NUMBERS;
    }

    @Override
    public int settings() {
        return Math.abs(strongest - from);
    }

    /** A number may be a count of friends as well as one of wounds. */
    @Override
    public int helps() {
        return 0;
    }

    @Override
    public Optional<Plan> on(Plan plan, int setting) {
        Optional<DraftUnit> there = plan.draft().unit(unit.id());
        if (there.isEmpty()) {
            return Optional.empty();
        }
        int value = from + (strongest < from ? -1 : 1) * (setting + 1);
        double cost = kind().cost() - 1 + 0.25 * (setting + 1) + (own ? 1 : 0);
        EncounterChange change =
                new EncounterChange(kind(), unit.name() + ": " + what + " " + from + " to " + value, cost);
        return Optional.of(plan.and(id(), setting, plan.draft().changing(unit.id(), node -> set(node, value)), change));
    }

    private Node set(Node node, int value) {
        return Written.with(node, NOW, Written.with(node.get(NOW).orElseThrow(), what, Written.text("" + value)));
    }
}
