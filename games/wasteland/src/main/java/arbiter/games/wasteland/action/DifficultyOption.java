package arbiter.games.wasteland.action;

import arbiter.kernel.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** How hard the gamemaster says that something is, or that it cannot be tried. Ledger: WAS-TEST-7, WAS-MAJ-10. */
record DifficultyOption(OptionalInt difficulty) implements Option {

    /** What the gamemaster may ask for; modifiers come on top. */
    private static final int MOST = 5;

    static final List<DifficultyOption> ALL = all();

    /** Where nobody says anything. */
    static final DifficultyOption USUAL = ALL.get(1);

    private static List<DifficultyOption> all() {
        List<DifficultyOption> all = new ArrayList<>();
        for (int difficulty = 0; difficulty <= MOST; difficulty++) {
            all.add(new DifficultyOption(OptionalInt.of(difficulty)));
        }
        all.add(new DifficultyOption(OptionalInt.empty()));
        return List.copyOf(all);
    }

    @Override
    public String id() {
        return difficulty.isPresent() ? Integer.toString(difficulty.getAsInt()) : "refuse";
    }

    @Override
    public String text() {
        return difficulty.isPresent() ? "Difficulty " + difficulty.getAsInt() : "It cannot be tried";
    }

    @Override
    public boolean declines() {
        return difficulty.isEmpty();
    }
}
