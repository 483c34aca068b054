package arbiter.games.narrative.check;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.dice.Symbols;
import arbiter.games.narrative.injury.LimbUse;
import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.maneuver.Assistance;
import arbiter.games.narrative.power.CursedDice;
import arbiter.games.narrative.power.PowerQuestions;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.status.Overload;
import arbiter.games.narrative.story.SpentPointFlipped;
import arbiter.games.narrative.story.StoryPointSpent;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.function.Supplier;

/**
 * One check: dice of all chapters and of the gamemaster, Story Points of the active side and then of the other, the roll,
 * what its symbols buy. Ledger: NAR-STORY-1, NAR-STORY-3, NAR-STORY-4, section 5.2, steps 3 to 11, 13, 15 and 20.
 */
public final class Check {

    /** The most dice of a kind that the gamemaster adds for circumstances: as many as the worst concealment. */
    private static final int MOST_DICE = 3;

    private Check() {}

    /** A whole check without hits; whether it succeeded stands in it. Ledger: section 5.3. */
    public static Symbols resolve(Play<NarrativeState> play, CheckInProgress check) {
        roll(play, check);
        SymbolSpending.resolve(play, check);
        finish(play, check);
        return check.symbols();
    }

    /** Steps 3 to 11: from the pool to its symbols. */
    public static void roll(Play<NarrativeState> play, CheckInProgress check) {
        gather(play, check);
        cast(play, check);
    }

    /** Steps 3 to 8: the pool. One that repeats an earlier check is settled. */
    public static void gather(Play<NarrativeState> play, CheckInProgress check) {
        if (!check.isPoolSettled()) {
            settlePool(play, check);
        }
        check.assemble();
    }

    /** Steps 9 to 11: the roll, and what it uses up. */
    public static void cast(Play<NarrativeState> play, CheckInProgress check) {
        Participant actor = check.actor();
        check.rolled(check.pool(), CursedDice.roll(play, check)); // steps 9 and 10
        play.emit(CheckRolled.of(check));
        Assistance.end(play, actor);
        AimManeuver.lose(play, actor); // NAR-MAN-13
        Tokens.use(play, check); // NAR-SPEND-5
        Overload.resolve(play, check);
    }

    /** Dice of all chapters and of the gamemaster, then Story Points. */
    private static void settlePool(Play<NarrativeState> play, CheckInProgress check) {
        NarrativeState state = play.state();
        CheckDice.add(state, check);
        circumstances(play, check);
        PowerQuestions.ask(play, check); // step 5
        LimbUse.dice(play, check); // NAR-CI-20
        SufferedInjuries.withoutBoost(check); // NAR-CI-14
        boolean players = state.isPlayersSide(check.actor().side());
        boolean own = !check.pointSpent() && offer(play, check, true, players);
        spend(play, players, own || check.pointSpent());
        check.add(UPGRADE_ABILITY, own ? 1 : 0, "Story Point");
        boolean others = offer(play, check, false, !players);
        spend(play, !players, others);
        check.add(UPGRADE_DIFFICULTY, others ? 1 : 0, "Story Point against it");
        check.storyPoints(own || check.pointSpent(), others);
    }

    /** Step 20: points change hands only now, so that they cannot be used against the same check. Ledger: NAR-STORY-4. */
    public static void finish(Play<NarrativeState> play, CheckInProgress check) {
        boolean players = play.state().isPlayersSide(check.actor().side());
        flip(play, players, check.pointSpent());
        flip(play, !players, check.pointAgainst());
    }

    /** Boost and setback dice for what no other rule knows of. Ledger: NAR-COMBAT-2, section 5.2, step 4. */
    private static void circumstances(Play<NarrativeState> play, CheckInProgress check) {
        Participant actor = check.actor();
        int boost = play.choose(Request.amount(Decider.GAMEMASTER, "check.boost", 0, MOST_DICE)
                        .asking(() -> "How many boost dice do circumstances add to " + actor.name() + "'s "
                                + check.what() + "?")
                        .partOf("check.circumstances")
                        .quietly())
                .value();
        int setback = play.choose(Request.amount(Decider.GAMEMASTER, "check.setback", 0, MOST_DICE)
                        .asking(() -> "How many setback dice do they add?")
                        .partOf("check.circumstances")
                        .quietly())
                .value();
        check.add(ADD_BOOST, boost, "circumstances");
        check.add(ADD_SETBACK, setback, "circumstances");
    }

    /** Asked only where that side has a point; once answered it stands. Ledger: NAR-STORY-3. */
    private static boolean offer(Play<NarrativeState> play, CheckInProgress check, boolean own, boolean players) {
        NarrativeState state = play.state();
        Participant actor = check.actor();
        if (state.story().of(players) == 0) {
            return false;
        }
        Decider decider = own ? state.speaker(actor) : state.speakerAgainst(actor);
        Supplier<String> prompt =
                () -> "Spend a Story Point to upgrade the " + (own ? "ability" : "difficulty") + " of " + actor.name()
                        + "'s " + check.what() + " (" + check.plan().assemble() + ")?";
        return play.choose(Request.one(decider, own ? "check.story" : "check.story-against", YesNo.BOTH)
                        .asking(prompt)
                        .otherwise(YesNo.NO)
                        .quietly())
                == YesNo.YES;
    }

    private static void spend(Play<NarrativeState> play, boolean byPlayers, boolean spent) {
        if (spent) {
            play.emit(new StoryPointSpent(byPlayers));
        }
    }

    private static void flip(Play<NarrativeState> play, boolean byPlayers, boolean spent) {
        if (spent) {
            play.emit(new SpentPointFlipped(byPlayers));
        }
    }
}
