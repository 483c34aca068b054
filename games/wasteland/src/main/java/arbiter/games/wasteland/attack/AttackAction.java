package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** The entry on the menu that attacks somebody. Ledger: WAS-MAJ-2. */
public record AttackAction(AttackForm form, Fighter target) implements WastelandAct {

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public boolean isAttack() {
        return true;
    }

    @Override
    public String id() {
        return "attack:" + form + ":" + target.id();
    }

    @Override
    public String text() {
        return (form.mode() == AttackForm.Mode.MELEE
                        ? "Strike "
                        : form.mode() == AttackForm.Mode.SHOT ? "Shoot at " : "Throw at ")
                + target.name() + " (" + form.weapon().name() + ")";
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public List<Headline> headlines() {
        return List.of(
                Headline.wanted("hit"),
                Headline.wanted("damage"),
                Headline.wanted(target.id() + " HP"),
                Headline.feared("complication"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Attack.resolve(play, new AttackInProgress(occasion, form, target));
    }
}
