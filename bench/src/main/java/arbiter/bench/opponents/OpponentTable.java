package arbiter.bench.opponents;

import arbiter.dice.RandomStream;
import arbiter.interpreters.lookahead.AgentFight;
import arbiter.interpreters.lookahead.Effort;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.kernel.Agent;
import arbiter.kernel.Ending;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.agent.AgentKind;
import arbiter.lab.agent.ThinkingBudget;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.List;
import java.util.Optional;

/**
 * Win shares of the opponents against each other, per game, as a table in Markdown: {@code OpponentTable [game
 * [fights]]}. Every encounter is fought from both seats with the same dice, so that the strength of its sides cancels
 * out; the seeds count from 1, so that a second run gives the same table.
 */
public final class OpponentTable {

    /** Longer fights than this count as drawn. */
    private static final int STEPS = 4_000;

    private static final int FIGHTS = 40;

    /** Somebody who can play every game. */
    private enum Player {
        RANDOM("random"),
        AHEAD("look-ahead"),
        HANDMADE("hand-made"),
        TACTICIAN("tactician");

        private final String word;

        Player(String word) {
            this.word = word;
        }

        private <S extends State<S>> Agent<S> at(Rulebook<S> book, long seed) {
            return switch (this) {
                case RANDOM -> {
                    RandomStream random = new RandomStream(~seed);
                    yield (state, request) -> random.below(request.options().size());
                }
                case AHEAD -> new LookAhead<>(book.game(), Effort.QUICK, seed);
                case HANDMADE -> book.opponent().orElseThrow();
                case TACTICIAN -> AgentKind.TACTICIAN.at(book, ThinkingBudget.QUICK, seed);
            };
        }
    }

    private record Pair(Player one, Player other) {}

    private static final List<Pair> PAIRS = List.of(
            new Pair(Player.AHEAD, Player.RANDOM),
            new Pair(Player.HANDMADE, Player.RANDOM),
            new Pair(Player.AHEAD, Player.HANDMADE),
            new Pair(Player.TACTICIAN, Player.HANDMADE));

    private OpponentTable() {}

    public static void main(String[] args) {
        int fights = args.length > 1 ? Integer.parseInt(args[1]) : FIGHTS;
        System.out.println("| game | encounter | who | against | share of wins (95 %) | fights |");
        System.out.println("|---|---|---|---|---|---|");
        for (Rulebook<?> book : Rulebooks.all()) {
            if (args.length == 0 || args[0].equals(book.id())) {
                game(book, fights);
            }
        }
    }

    private static <S extends State<S>> void game(Rulebook<S> book, int fights) {
        for (Pair pair : PAIRS) {
            if (book.opponent().isEmpty() && (pair.one() == Player.HANDMADE || pair.other() == Player.HANDMADE)) {
                continue;
            }
            WinShare all = WinShare.NONE;
            for (Encounter encounter : book.encounters()) {
                WinShare share = share(book, encounter, pair, fights);
                row(book, encounter.id(), pair, share);
                all = all.and(share);
            }
            row(book, "all", pair, all);
        }
    }

    private static void row(Rulebook<?> book, String encounter, Pair pair, WinShare share) {
        System.out.println("| " + book.id() + " | " + encounter + " | " + pair.one().word + " | " + pair.other().word
                + " | " + share + " |");
    }

    private static <S extends State<S>> WinShare share(Rulebook<S> book, Encounter encounter, Pair pair, int fights) {
        WinShare share = WinShare.NONE;
        for (int fight = 0; fight < fights; fight++) {
            share = share.and(won(book, encounter, pair, fight));
        }
        return share;
    }

    /** Two fights in a row have the same dice, from one seat and from the other. */
    private static <S extends State<S>> double won(Rulebook<S> book, Encounter encounter, Pair pair, int fight) {
        S start = encounter.situation().start(book);
        List<String> sides = book.game().view(start, Viewer.GAMEMASTER).units().stream()
                .map(View.Unit::side)
                .distinct()
                .toList();
        long seed = 1 + fight / 2;
        String own = sides.get(fight % 2);
        Agent<S> one = pair.one().at(book, seed);
        Agent<S> other = pair.other().at(book, seed);
        Optional<Ending> ending =
                new AgentFight<>(book.game(), start, seed, side -> side.equals(own) ? one : other).play(STEPS);
        return ending.flatMap(Ending::winner)
                .map(winner -> winner.equals(own) ? 1.0 : 0.0)
                .orElse(0.5);
    }
}
