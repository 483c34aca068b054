package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.attack.AimEvents.TakenAim;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The entry on the menu that aims: a re-roll on the first attack of the turn. With a Recon or Night Vision weapon in hand
 * somebody is aimed at; a Recon weapon marks them. Ledger: WAS-MIN-1, WAS-QUAL-9, WAS-QUAL-11.
 */
public record AimAct(Optional<Fighter> target, boolean marks) implements WastelandAct {

    /** Nobody aims twice; whoever has attacked aims only with what Aim serves after the first attack too. */
    static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        List<AttackForm> forms = one.attackForms(state);
        boolean recon = false;
        boolean named = false;
        boolean helps = false;
        for (int i = 0; i < forms.size(); i++) {
            AttackForm form = forms.get(i);
            recon |= form.marksTargets();
            named |= form.marksTargets() || form.seesInTheDarkAfterAim();
            helps |= !form.losesAim() && (!one.turn().attacked() || form.aimedDice() > 0);
        }
        if (one.aiming().aimed() || !helps && !named) {
            return;
        }
        if (!named) {
            menu.accept(new AimAct(Optional.empty(), false));
            return;
        }
        for (Fighter other : state.units()) {
            if (other.present() && state.enemies(one, other) && isInSight(state, one, other)) {
                menu.accept(new AimAct(Optional.of(other), recon));
            }
        }
    }

    private static boolean isInSight(WastelandState state, Fighter one, Fighter other) {
        return state.battlefield().sees(one.zone(), other.zone()) && !Unawareness.isUnaware(one, other);
    }

    @Override
    public Price price() {
        return Price.MINOR;
    }

    @Override
    public String id() {
        return target.map(one -> "aim:" + one.id()).orElse("aim");
    }

    @Override
    public String text() {
        return target.map(one -> "Aim at " + one.name() + (marks ? " and mark them" : ""))
                .orElse("Aim");
    }

    @Override
    public Optional<Pointer> pointer() {
        return target.map(one -> new Pointer.Unit(one.id()));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        play.emit(new TakenAim(occasion.actor().id(), target.map(Fighter::id), marks));
    }
}
