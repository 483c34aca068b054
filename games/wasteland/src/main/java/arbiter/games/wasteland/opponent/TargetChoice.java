package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.attack.AttackDifficulty;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackInProgress;
import arbiter.games.wasteland.attack.CalledLocation.Place;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Statistics;
import arbiter.games.wasteland.test.PassChance;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Request;

/** Where an attack is aimed at: a location, where hitting it is worth that the attack is harder. */
final class TargetChoice {

    /** Somebody whom most attacks hit anyway is aimed at. */
    private static final double LIKELY = 0.45;

    private TargetChoice() {}

    static int location(WastelandState state, Request<?> request) {
        AttackInProgress attack = ((Place) request.option(0)).attack();
        Fighter attacker = attack.attacker();
        AttackForm form = attack.form();
        int difficulty = AttackDifficulty.of(state, attack).total();
        Statistics statistics = attacker.profile().statistics();
        int target = statistics.target(form.attribute(), form.skill());
        int critical = statistics.critical(form.skill());
        int more = Purse.available(state, attacker) > 0 ? 1 : 0;
        double harder = PassChance.of(target, critical, difficulty + 1).passed(more);
        if (harder < LIKELY) {
            return request.fallbackIndex();
        }
        HitWorth hit = new HitWorth(state, attacker, form, AttackEstimate.dice(attacker, form), attack.isSneaking());
        double most = PassChance.of(target, critical, difficulty).passed(more) * hit.anywhere(attack.target());
        int best = request.fallbackIndex();
        for (int i = 1; i < request.options().size(); i++) {
            int place = ((Place) request.option(i)).location().orElseThrow();
            double value = harder * hit.called(attack.target(), place);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }
}
