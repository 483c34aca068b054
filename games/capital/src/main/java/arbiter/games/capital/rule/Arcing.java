package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Crit;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** A clear hit jumps over to another unit near the target, without a Defense Roll. Ledger: tesla-rifle, CAP-AMB-115. */
final class Arcing {

    private Arcing() {}

    /** Step 21: for every target that was hit well enough. */
    static void resolve(Play<CapitalState> play, AttackRoll roll) {
        List<Crit> crits = roll.means().profile().crits();
        for (int i = 0; i < crits.size(); i++) {
            if (crits.get(i).arc().isPresent()) {
                arc(play, roll, crits.get(i));
            }
        }
    }

    private static void arc(Play<CapitalState> play, AttackRoll roll, Crit crit) {
        for (DefenseRoll defense : roll.defenses()) {
            int margin = roll.margin(defense);
            if (margin >= 0 && Hit.meets(roll, defense.target(), margin, crit)) {
                jump(play, roll, defense.target(), crit);
            }
        }
    }

    private static void jump(Play<CapitalState> play, AttackRoll roll, Combatant target, Crit crit) {
        Combatant attacker = roll.attacker();
        List<UnitOption> near = new ArrayList<>();
        int reach = crit.arc().getAsInt() * Armoury.MILLIMETRES;
        for (Combatant other : play.state().combatants()) {
            if (other != target
                    && other != attacker
                    && other.present()
                    && play.state().reachable(target, other)
                    && target.base().within(other.base(), reach)) {
                near.add(new UnitOption(other));
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

    private static Combatant chosen(Play<CapitalState> play, Combatant attacker, List<UnitOption> near) {
        if (near.size() == 1) {
            return near.get(0).unit();
        }
        UnitOption likely = near.get(0);
        for (UnitOption onto : near) {
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
