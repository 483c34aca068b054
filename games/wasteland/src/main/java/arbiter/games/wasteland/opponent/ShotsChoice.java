package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackForms;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Amount;
import arbiter.kernel.Request;
import java.util.List;

/** How many shots somebody spends on a hit: at most half of what is left, so that there is something to fire next time. */
final class ShotsChoice {

    private ShotsChoice() {}

    static int extra(Fighter attacker, AttackForm form) {
        int most = form.weapon().fireRate();
        return most == 0 ? 0 : Math.min(most, rationed(form.volleys(attacker) - 1));
    }

    private static int rationed(int volleys) {
        return (volleys + 1) / 2;
    }

    /** What is left of the ammunition that lasts longest tells how thrifty one has to be. */
    static int pick(WastelandState state, Request<?> request) {
        Fighter attacker = state.unit(request.decider().id());
        int volleys = 0;
        List<AttackForm> forms = attacker.attackForms(state);
        for (int i = 0; i < forms.size(); i++) {
            AttackForm form = forms.get(i);
            if (form.mode() == AttackForm.Mode.SHOT && AttackForms.isUsable(attacker, form)) {
                volleys = Math.max(volleys, form.volleys(attacker));
            }
        }
        int wanted = rationed(volleys);
        int best = 0;
        for (int i = 0; i < request.options().size(); i++) {
            if (((Amount) request.option(i)).value() <= wanted) {
                best = i;
            }
        }
        return best;
    }
}
