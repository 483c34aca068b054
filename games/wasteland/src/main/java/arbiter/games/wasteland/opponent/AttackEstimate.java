package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.attack.AttackDifficulty;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackInProgress;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Statistics;
import arbiter.games.wasteland.test.PassChance;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import java.util.List;

/** What attacks of somebody are worth as the table stands: how likely they hit, and what a hit does. */
final class AttackEstimate {

    private static final double NOTHING = 0.01;
    private static final double FRIEND = 1.4;
    /** What throwing one die again is like between nothing and one die more. */
    private static final double AGAIN = 0.6;

    private final WastelandState state;
    private final Fighter attacker;
    private final Occasion occasion;
    private final int more;
    private final boolean aimed;

    AttackEstimate(WastelandState state, Fighter attacker, boolean extra) {
        this(state, attacker, extra, attacker.aiming().reroll());
    }

    AttackEstimate(WastelandState state, Fighter attacker, boolean extra, boolean aimed) {
        this.state = state;
        this.attacker = attacker;
        this.occasion = Occasion.of(attacker, extra);
        this.more = Purse.available(state, attacker) > 0 ? 1 : 0;
        this.aimed = aimed;
    }

    double of(AttackForm form, Fighter target) {
        double importance = Importance.ofTarget(state, attacker, target);
        if (importance == 0) {
            return 0;
        }
        int difficulty = AttackDifficulty.of(state, new AttackInProgress(occasion, form, target))
                .total();
        double worth = new HitWorth(state, attacker, form, dice(form), Unawareness.isUnaware(target, attacker))
                .anywhere(target);
        return NOTHING + importance * passes(form, difficulty) * worth;
    }

    /** On a zone: enemies count for it, friends and oneself against it. Ledger: WAS-QUAL-2. */
    double ofBlast(AttackForm form, int zone) {
        int difficulty =
                AttackDifficulty.ofBlast(state, occasion, form, zone, false).total();
        double passes = passes(form, difficulty);
        HitWorth hit = new HitWorth(state, attacker, form, dice(form), false);
        HitWorth miss =
                new HitWorth(state, attacker, form, Math.max(1, form.weapon().dice() / 2), false);
        double sum = 0;
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter struck = units.get(i);
            if (struck.present() && struck.zone() == zone) {
                double worth = passes * hit.anywhere(struck) + (1 - passes) * miss.anywhere(struck);
                sum += !state.enemies(attacker, struck)
                        ? -FRIEND * Importance.of(struck) * worth
                        : Unawareness.isUnaware(attacker, struck)
                                ? 0
                                : Importance.ofTarget(state, attacker, struck) * worth;
            }
        }
        return sum;
    }

    private double passes(AttackForm form, int difficulty) {
        Statistics statistics = attacker.profile().statistics();
        PassChance chance = PassChance.of(
                statistics.target(form.attribute(), form.skill()), statistics.critical(form.skill()), difficulty);
        double passed = chance.passed(more);
        return aimed && !form.losesAim() ? passed + AGAIN * (chance.passed(more + 1) - passed) : passed;
    }

    /** The rating, what the blood adds to a blow, and the shots that one would spend on a hit. */
    private int dice(AttackForm form) {
        return dice(attacker, form);
    }

    static int dice(Fighter attacker, AttackForm form) {
        if (form.isMelee()) {
            return form.dice() + attacker.chems().bonuses().meleeDice();
        }
        int shots = form.mode() == AttackForm.Mode.SHOT ? ShotsChoice.extra(attacker, form) : 0;
        return form.dice() + shots * form.dicePerExtraShot();
    }
}
