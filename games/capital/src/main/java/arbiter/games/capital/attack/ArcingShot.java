package arbiter.games.capital.attack;

import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** A clear hit jumps over to another unit near the target, without a Defense Roll. Ledger: tesla-rifle, CAP-AMB-115. */
final class ArcingShot {

    private ArcingShot() {}

    /** Step 21: for every target that was hit well enough. */
    static void resolve(Play<CapitalState> play, AttackInProgress roll) {
        List<AttackProfile.Crit> crits = roll.means().profile().crits();
        for (int i = 0; i < crits.size(); i++) {
            if (crits.get(i).arc().isPresent()) {
                arc(play, roll, crits.get(i));
            }
        }
    }

    private static void arc(Play<CapitalState> play, AttackInProgress roll, AttackProfile.Crit crit) {
        for (DefenseRoll defense : roll.defenses()) {
            int margin = roll.margin(defense);
            if (margin >= 0 && Hit.meets(roll, defense.target(), margin, crit)) {
                jump(play, roll, defense.target(), crit);
            }
        }
    }

    private static void jump(
            Play<CapitalState> play, AttackInProgress roll, Combatant target, AttackProfile.Crit crit) {
        Combatant attacker = roll.attacker();
        List<UnitOption<Combatant>> near = new ArrayList<>();
        int reach = crit.arc().getAsInt() * AttackOptions.MILLIMETRES;
        for (Combatant other : play.state().units()) {
            if (other != target
                    && other != attacker
                    && other.present()
                    && play.state().reachable(target, other)
                    && target.base().within(other.base(), reach)) {
                near.add(new UnitOption<>(other));
            }
        }
        if (near.isEmpty()) {
            return;
        }
        Combatant victim = chosen(play, attacker, near);
        int damage = DamageDice.roll(play, roll, "arcing.damage", crit.damage());
        Hit.deal(
                play,
                roll,
                Hit.instance(
                        roll,
                        victim,
                        Modifiers.of("arc", damage),
                        crit.type().orElse(roll.means().type())),
                false);
    }

    private static Combatant chosen(Play<CapitalState> play, Combatant attacker, List<UnitOption<Combatant>> near) {
        if (near.size() == 1) {
            return near.get(0).unit();
        }
        UnitOption<Combatant> likely = near.get(0);
        for (UnitOption<Combatant> onto : near) {
            if (!play.state().enemies(attacker, likely.unit()) && play.state().enemies(attacker, onto.unit())) {
                likely = onto;
            }
        }
        return play.choose(Request.one(attacker.decider(), "arcing.onto", near)
                        .asking(() -> "Whom does the lightning jump to?")
                        .otherwise(likely))
                .unit();
    }
}
