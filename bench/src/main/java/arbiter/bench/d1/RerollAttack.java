package arbiter.bench.d1;

import arbiter.dice.Dice;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.interpreters.odds.Answer;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.odds.Odds;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/**
 * One attack, 2d6+6 against 2d6+5, in which first the attacker and then the defender may throw one of their own dice
 * again, both as well as they can: every path is run, nothing is remembered.
 */
public final class RerollAttack {

    private enum Reroll implements Option {
        NONE,
        LOWEST,
        HIGHEST;

        @Override
        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        @Override
        public String text() {
            return this == NONE ? "Leave it" : "Throw the " + id() + " again";
        }

        @Override
        public boolean declines() {
            return this == NONE;
        }
    }

    private static final Draw<Faces> TWO_DICE = Dice.of(2, 6);
    private static final Draw<Faces> ONE_DIE = Dice.of(1, 6);
    private static final List<Reroll> REROLLS = List.of(Reroll.values());
    private static final Decider ATTACKER = Decider.unit("first");
    private static final Decider DEFENDER = Decider.unit("second");

    private RerollAttack() {}

    /** The odds of a hit with machine numbers. */
    public static Answer<Boolean> fast() {
        return odds().fast();
    }

    public static Answer<Boolean> exact() {
        return odds().exact();
    }

    private static Odds<D1State, Boolean> odds() {
        return Odds.of(new D1State(), RerollAttack::resolve)
                .valuing((state, hit) -> hit ? 1 : 0)
                .choosing(Choices.best((state, decider) -> decider.equals(ATTACKER)));
    }

    private static boolean resolve(Play<D1State> play) {
        Faces attack = play.draw("attack.attacker", TWO_DICE);
        Faces defense = play.draw("attack.defender", TWO_DICE);
        if (!hits(attack, defense)) {
            attack = reroll(play, ATTACKER, "attack.aim", attack);
        }
        if (hits(attack, defense)) {
            defense = reroll(play, DEFENDER, "attack.block", defense);
        }
        boolean hit = hits(attack, defense);
        if (hit) {
            play.emit(new D1Event.Wounded(1, 10));
        }
        return hit;
    }

    private static boolean hits(Faces attack, Faces defense) {
        return attack.sum() + 6 >= defense.sum() + 5;
    }

    private static Faces reroll(Play<D1State> play, Decider decider, String label, Faces dice) {
        return switch (play.choose(Request.one(decider, label, REROLLS))) {
            case NONE -> dice;
            case LOWEST ->
                dice.with(dice.lowest(), play.draw(label + "ed", ONE_DIE).sum());
            case HIGHEST ->
                dice.with(dice.highest(), play.draw(label + "ed", ONE_DIE).sum());
        };
    }
}
