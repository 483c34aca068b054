package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** The entry on the menu that strikes a zone. Ledger: WAS-QUAL-2. */
public record ZoneAttackAction(AttackForm form, int zone, String name) implements WastelandAct {

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
        return "blast:" + form + ":" + name;
    }

    @Override
    public String text() {
        return "Strike " + name + " (" + form.weapon().name() + ")";
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(name));
    }

    @Override
    public List<String> area() {
        return List.of(name);
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("hit"), Headline.wanted("damage"), Headline.feared("damage to friends"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        ZoneAttack.resolve(play, occasion, form, zone);
    }
}
