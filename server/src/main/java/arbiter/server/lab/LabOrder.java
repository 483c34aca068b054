package arbiter.server.lab;

import arbiter.content.Nearest;
import arbiter.server.shared.RequestRefused;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What somebody wants to know: about an encounter that comes with a game, the text of a situation, or a table as it
 * stands. With the same seed and the same programs the same order has the same answer.
 *
 * @param kind what is asked: one of {@link Kind}
 * @param fights how many fights, or pairs of fights, are played at the most
 * @param agents who plays, by side; the game's own opponent plays the others
 * @param changes bars set by hand; for a comparison what B has and A has not
 * @param unit whose abilities or bars are judged; everybody's if it is not given
 * @param allowIllegal whether builds are played that the rules for building do not allow
 */
public record LabOrder(
        String kind,
        Optional<String> game,
        Optional<String> encounter,
        Optional<String> situation,
        Optional<String> table,
        Optional<Integer> fights,
        Optional<Long> seed,
        Optional<Map<String, String>> agents,
        Optional<List<BarChange>> changes,
        Optional<String> unit,
        Optional<Boolean> allowIllegal) {

    /** Numbers up to here are the same in every program that reads JSON. */
    private static final long LARGEST_SEED = (1L << 53) - 1;

    /** What can be asked, with the most fights that are played for it and how many are without a word. */
    public enum Kind {
        SIMULATION(20_000, 1_000),
        ABLATION(1_000, 200),
        SENSITIVITY(1_000, 200),
        COMPARISON(10_000, 2_000),
        COURSE(400, 100);

        private final int most;
        private final int usual;

        Kind(int most, int usual) {
            this.most = most;
            this.usual = usual;
        }

        /** As it is written. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public LabOrder {
        boolean shipped = game.isPresent() && encounter.isPresent();
        boolean written = game.isPresent() && situation.isPresent();
        int starts = (shipped ? 1 : 0) + (written ? 1 : 0) + (table.isPresent() ? 1 : 0);
        if (starts != 1) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED,
                    "give a 'game' with an 'encounter' or a 'situation', or a 'table'",
                    "encounter");
        }
        if (Math.abs(seed.orElse(0L)) > LARGEST_SEED) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "a seed is at most " + LARGEST_SEED + ", not " + seed.get(), "seed");
        }
    }

    /** What is asked; refused with the words that can be. */
    public Kind asked() {
        List<String> words =
                Arrays.stream(Kind.values()).map(Kind::word).toList();
        int place = words.indexOf(kind);
        if (place < 0) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, Nearest.unknown("kind", kind, words), "kind");
        }
        return Kind.values()[place];
    }

    /** How many fights are played; more than a server has time for are refused. */
    public int length() {
        Kind asked = asked();
        int wanted = fights.orElse(asked.usual);
        if (wanted < 1 || wanted > asked.most) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED,
                    "here a " + kind + " plays 1 to " + asked.most + " fights, not " + wanted
                            + "; arbiter on the command line plays more",
                    "fights");
        }
        return wanted;
    }
}
