package arbiter.games.capital.check;

import arbiter.games.capital.sheet.Story;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;

/**
 * What Strengths, Training, Stories and Weaknesses are worth in a check. Training with what is in use counts by itself;
 * all else is named before the dice are thrown and needs the gamemaster's consent. Ledger: CAP-CHK-7, CAP-CHK-8,
 * CAP-AMB-56.
 */
public final class Claims {

    /** Exactly one of them helps. */
    public static final int ONE = 2;
    /** More than one helps, in total. */
    static final int SEVERAL = 3;
    /** A Weakness hinders, once. */
    static final int WEAKNESS = -2;

    private Claims() {}

    /** The Score of a roll with what helps and hinders it. */
    public static Modifiers resolve(Play<CapitalState> play, Combatant unit, Modifiers score, boolean trained) {
        Modifiers soFar = score.and("training", trained ? ONE : 0) // CAP-AMB-52
                .and("feeling lucky", FeelingLucky.claim(play, unit)); // CAP-AMB-56
        Story story = unit.profile().story();
        boolean silent = story.strengths().isEmpty()
                && story.stories().isEmpty()
                && story.weaknesses().isEmpty();
        return silent ? soFar : asked(play, unit, soFar, trained);
    }

    private static Modifiers asked(Play<CapitalState> play, Combatant unit, Modifiers score, boolean trained) {
        List<Claim> open = Claim.all(unit.profile().story());
        Modifiers roll = score;
        int helping = trained ? 1 : 0;
        boolean hindered = false;
        while (true) {
            Claim claim = named(play, unit, open, helping < 2, !hindered);
            if (claim.declines()) {
                break;
            }
            open.remove(claim);
            if (agreed(play, unit, claim)) {
                roll = roll.and(claim.text(), claim.helps() ? gain(helping) : WEAKNESS);
                helping += claim.helps() ? 1 : 0;
                hindered |= !claim.helps();
            }
        }
        return hindered ? roll : imposed(play, unit, open, roll);
    }

    /** What one more helping claim adds to those before. */
    private static int gain(int helping) {
        return helping == 0 ? ONE : SEVERAL - ONE;
    }

    private static Claim named(
            Play<CapitalState> play, Combatant unit, List<Claim> open, boolean mayHelp, boolean mayHinder) {
        List<Claim> options = new ArrayList<>();
        for (Claim claim : open) {
            if (claim.helps() ? mayHelp : mayHinder) {
                options.add(claim);
            }
        }
        if (options.isEmpty()) {
            return Claim.NONE;
        }
        options.add(Claim.NONE);
        return play.choose(Request.one(unit.decider(), "claims.claim", options)
                .asking(() -> "Does anything about " + unit.name() + " matter for this roll?")
                .otherwise(Claim.NONE)
                .quietly());
    }

    private static boolean agreed(Play<CapitalState> play, Combatant unit, Claim claim) {
        boolean agreed = play.choose(Request.one(Decider.GAMEMASTER, "claims.consent", YesNo.BOTH)
                        .asking(() -> unit.name() + " says that this matters: " + claim.text() + ". Does it?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
        if (agreed) {
            play.emit(new Claimed(unit.id(), claim.text(), claim.helps()));
            reward(play, unit, claim);
        }
        return agreed;
    }

    /** The gamemaster may say that a Weakness matters. */
    private static Modifiers imposed(Play<CapitalState> play, Combatant unit, List<Claim> open, Modifiers roll) {
        List<Claim> options = new ArrayList<>();
        for (Claim claim : open) {
            if (!claim.helps()) {
                options.add(claim);
            }
        }
        if (options.isEmpty()) {
            return roll;
        }
        options.add(Claim.NONE);
        Claim claim = play.choose(Request.one(Decider.GAMEMASTER, "claims.weakness", options)
                .asking(() -> "Does a Weakness of " + unit.name() + " matter for this roll?")
                .otherwise(Claim.NONE)
                .quietly());
        if (claim.declines()) {
            return roll;
        }
        play.emit(new Claimed(unit.id(), claim.text(), false));
        reward(play, unit, claim);
        return roll.and(claim.text(), WEAKNESS);
    }

    /** A Weakness that matters is worth Prestige. Ledger: CAP-PRES-1. */
    private static void reward(Play<CapitalState> play, Combatant unit, Claim claim) {
        if (!claim.helps()) {
            play.emit(new PrestigeGained(unit.id(), 1, "a Weakness that matters"));
        }
    }
}
