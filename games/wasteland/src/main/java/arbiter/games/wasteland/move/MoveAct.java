package arbiter.games.wasteland.move;

import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.kernel.Cost;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/**
 * The entry on the menu that moves somebody to a place, by the best of the ways that lead there. Ledger: WAS-MIN-4,
 * WAS-MAJ-9, WAS-MAJ-11.
 */
public record MoveAct(Battlefield field, Gait gait, List<ZoneRoute> routes, StopPlace stop) implements WastelandAct {

    @Override
    public Price price() {
        return gait.price();
    }

    @Override
    public boolean isMovement() {
        return true;
    }

    @Override
    public String id() {
        return gait.id() + ":" + stop.id(field);
    }

    @Override
    public String text() {
        return gait.command() + stop.words(field, route().zones().isEmpty());
    }

    ZoneRoute route() {
        return routes.get(0);
    }

    @Override
    public int points() {
        return route().points();
    }

    @Override
    public List<Cost> costs() {
        return points() == 0 ? List.of() : List.of(new Cost("AP", points()));
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(
                stop.beside().isPresent()
                        ? new Pointer.Unit(stop.beside().get().id())
                        : new Pointer.Place(field.name(stop.zone())));
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.feared("damage to friends"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Movement.resolve(play, occasion.actor(), gait, routes, stop);
    }
}
