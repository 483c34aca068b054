package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.damage.ExtraTargets;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Enemies in the zone of the first target, each for a further shot. Ledger: WAS-EFF-1, WAS-QUAL-6. */
record BurstTargets(Fighter attacker, AttackForm form, Fighter first) implements ExtraTargets {

    @Override
    public List<Fighter> choose(Play<WastelandState> play, int most) {
        WastelandState state = play.state();
        List<Fighter> near = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other != first
                    && other.present()
                    && !other.isHidden()
                    && other.zone() == first.zone()
                    && state.enemies(attacker, other)
                    && !Unawareness.isUnaware(attacker, other)) {
                near.add(other);
            }
        }
        int payable = Math.min(Math.min(most, near.size()), form.volleys(attacker));
        if (payable == 0) {
            return List.of();
        }
        List<Fighter> chosen = UnitOption.chooseSome(
                play, attacker.decider(), "attack.burst", near, 0, payable, () -> "Whom does the burst hit as well?");
        AmmunitionUse.more(play, attacker, form, chosen.size());
        return chosen;
    }
}
