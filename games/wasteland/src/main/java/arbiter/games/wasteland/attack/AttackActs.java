package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import java.util.List;
import java.util.function.Consumer;

/** The attacks that somebody can make now, and aiming. Ledger: WAS-ATK-1, WAS-MIN-1. */
public final class AttackActs {

    private AttackActs() {}

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        AimAct.offer(state, one, menu);
        List<AttackForm> forms = one.attackForms(state);
        for (int i = 0; i < forms.size(); i++) {
            AttackForm form = forms.get(i);
            if (AttackForms.isUsable(one, form)) {
                if (form.strikesZones()) {
                    zones(state, one, form, menu);
                } else {
                    targets(state, one, form, menu);
                }
            }
        }
    }

    private static void targets(WastelandState state, Fighter one, AttackForm form, Consumer<WastelandAct> menu) {
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.present() && state.enemies(one, other) && reaches(state, one, form, other)) {
                menu.accept(new AttackAction(form, other));
            }
        }
    }

    /** Within reach hand to hand, in sight otherwise; nobody attacks whom they are unaware of. Ledger: WAS-ATK-1. */
    public static boolean reaches(WastelandState state, Fighter one, AttackForm form, Fighter other) {
        if (Unawareness.isUnaware(one, other)) {
            return false;
        }
        return form.isMelee()
                ? Nearness.within(one, other)
                : state.battlefield().sees(one.zone(), other.zone());
    }

    /** Every zone in sight, whoever is in it. Ledger: WAS-QUAL-2. */
    private static void zones(WastelandState state, Fighter one, AttackForm form, Consumer<WastelandAct> menu) {
        for (int zone = 0; zone < state.battlefield().size(); zone++) {
            if (state.battlefield().sees(one.zone(), zone)) {
                menu.accept(new ZoneAttackAction(form, zone, state.battlefield().name(zone)));
            }
        }
    }
}
