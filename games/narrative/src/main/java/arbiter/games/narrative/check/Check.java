package arbiter.games.narrative.check;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.dice.Symbols;
import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.maneuver.Assistance;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.story.StoryPointFlipped;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.function.Supplier;

/**
 * One check from its pool to its symbols: dice of the gamemaster, Story Points of the active side and then of the other,
 * the roll. Ledger: NAR-STORY-1, NAR-STORY-3, NAR-STORY-4, section 5.2, steps 4 to 11.
 */
public final class Check {

    /** The most dice of a kind that the gamemaster adds for circumstances: as many as the worst concealment. */
    private static final int MOST_DICE = 3;

    private Check() {}

    /** Makes the check and returns what it comes to. */
    public static Symbols resolve(Play<NarrativeState> play, Participant actor, String what, PoolPlan plan) {
        PoolPlan assisted = plan.and(ADD_BOOST, actor.assistance().boost(), "Assist"); // NAR-MAN-3
        PoolPlan situation = circumstances(play, actor, what, assisted);
        boolean players = play.state().isPlayersSide(actor.side());
        boolean own = offer(
                play,
                play.state().speaker(actor),
                players,
                "check.story",
                () -> "Spend a Story Point to" + " upgrade the ability of " + actor.name() + "'s " + what + " ("
                        + situation.assemble() + ")?");
        PoolPlan helped = situation.and(UPGRADE_ABILITY, own ? 1 : 0, "Story Point");
        boolean others = offer(
                play,
                play.state().speakerAgainst(actor),
                !players,
                "check.story-against",
                () -> "Spend a"
                        + " Story Point to upgrade the difficulty of " + actor.name() + "'s " + what + " ("
                        + helped.assemble() + ")?");
        DicePool pool = helped.and(UPGRADE_DIFFICULTY, others ? 1 : 0, "Story Point against it")
                .assemble();

        Symbols symbols = play.draw("check.roll", pool.draw());
        play.emit(new CheckRolled(actor.id(), what, pool, symbols));
        Assistance.end(play, actor);
        AimManeuver.lose(play, actor); // NAR-MAN-13
        flip(play, players, own);
        flip(play, !players, others);
        return symbols;
    }

    /** Boost and setback dice for what no other rule knows of. Ledger: NAR-COMBAT-2, section 5.2, step 4. */
    private static PoolPlan circumstances(Play<NarrativeState> play, Participant actor, String what, PoolPlan plan) {
        int boost = play.choose(Request.amount(Decider.GAMEMASTER, "check.boost", 0, MOST_DICE)
                        .asking(() ->
                                "How many boost dice do circumstances add to " + actor.name() + "'s " + what + "?")
                        .partOf("check.circumstances")
                        .quietly())
                .value();
        int setback = play.choose(Request.amount(Decider.GAMEMASTER, "check.setback", 0, MOST_DICE)
                        .asking(() -> "How many setback dice do they add?")
                        .partOf("check.circumstances")
                        .quietly())
                .value();
        return plan.and(ADD_BOOST, boost, "circumstances").and(ADD_SETBACK, setback, "circumstances");
    }

    /** Asked only where that side has a point; once answered it stands. Ledger: NAR-STORY-3. */
    private static boolean offer(
            Play<NarrativeState> play, Decider decider, boolean players, String label, Supplier<String> prompt) {
        return play.state().story().of(players) > 0 && play.confirm(decider, label, prompt);
    }

    /** The point changes hands only now, so that it cannot be used against the same check. Ledger: NAR-STORY-4. */
    private static void flip(Play<NarrativeState> play, boolean byPlayers, boolean spent) {
        if (spent) {
            play.emit(new StoryPointFlipped(byPlayers));
        }
    }
}
