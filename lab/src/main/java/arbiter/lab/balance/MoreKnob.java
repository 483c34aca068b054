package arbiter.lab.balance;

import arbiter.content.yaml.Node;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.draft.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** More units like one that is there, beside it where its place is a point and otherwise at the same place. */
record MoreKnob(DraftUnit unit, int most, Predicate<EncounterDraft> possible) implements Knob {

    private static final int[][] BESIDE = {
        {0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}, {0, 2}, {0, -2}, {2, 0}, {-2, 0}
    };

    @Override
    public String id() {
        return "more " + unit.id();
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
        return -1;
    }

    @Override
    public Optional<Plan> on(Plan plan, int setting) {
        Optional<DraftUnit> like = plan.draft().unit(unit.id());
        Optional<EncounterDraft> draft = Optional.of(plan.draft());
        for (int i = 0; i <= setting && like.isPresent(); i++) {
            draft = draft.flatMap(before -> oneMore(before, like.get()));
        }
        String text = "with " + (setting + 1) + " more like " + unit.name();
        return like.isEmpty()
                ? Optional.empty()
                : draft.map(after ->
                        plan.and(id(), setting, after, new EncounterChange(kind(), text, kind().cost() + setting)));
    }

    private Optional<EncounterDraft> oneMore(EncounterDraft draft, DraftUnit like) {
        String id = draft.fresh(like.id());
        String name = like.name().replaceAll(" \\d+$", "") + " " + id.substring(id.lastIndexOf('-') + 1);
        Node unplaced = Written.with(like.node().without(Set.of("at")), "name", Written.quoted(name));
        return places(like).stream()
                .map(place -> draft.with(id, Written.with(unplaced, "at", Written.quoted(place))))
                .filter(possible)
                .findFirst()
                .or(() -> Optional.of(draft.with(id, unplaced)).filter(possible));
    }

    private static List<String> places(DraftUnit like) {
        List<String> places = new ArrayList<>();
        like.value("at").ifPresent(at -> {
            if (at.matches("-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?")) {
                double x = Double.parseDouble(at.substring(0, at.indexOf(',')));
                double y = Double.parseDouble(at.substring(at.indexOf(',') + 1));
                for (int[] step : BESIDE) {
                    places.add(number(x + step[0]) + "," + number(y + step[1]));
                }
            }
            places.add(at);
        });
        return places;
    }

    private static String number(double value) {
        return value == Math.rint(value) ? "" + (long) value : "" + value;
    }
}
