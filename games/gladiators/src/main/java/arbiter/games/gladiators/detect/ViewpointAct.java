package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.ability.Detection;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.detect.DetectEvents.ViewpointMoved;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Moves the point from which somebody sees by Clairvoyance: 5 hexes for each Level with an action, at most ten to the power
 * of the Level from where they are. Back at the own place the other senses work again. Ledger: GG-DK-02, GG-TRN-11.
 */
record ViewpointAct(int level) implements GladiatorAct {

    private static final int HEXES_PER_LEVEL = 5;
    private static final int FARTHEST = 1_000;

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        int best = 0;
        for (RunningPower running : Running.on(state, unit, Detection.class)) {
            if (running.way().form().has(SenseKind.CLAIRVOYANCE.word())) {
                best = Math.max(best, running.level(state).total());
            }
        }
        if (best > 0) {
            menu.add(new ViewpointAct(best));
        }
    }

    /** A place to look from. */
    private record Place(Spot spot, String text) implements Option {

        @Override
        public String id() {
            return spot.toString();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(spot.toString()));
        }
    }

    @Override
    public String id() {
        return "viewpoint";
    }

    @Override
    public String text() {
        return "Look from elsewhere, " + HEXES_PER_LEVEL * level + " hexes farther";
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        Spot own = unit.position().spot();
        Spot from = unit.viewpoint().at().orElse(own);
        List<Place> places = new ArrayList<>();
        for (Gladiator enemy : play.state().enemiesOf(unit)) {
            Spot spot = enemy.position().spot();
            boolean known = spot.equals(own)
                    || places.stream().anyMatch(place -> place.spot().equals(spot));
            if (!known && isLegal(own, from, spot) && !spot.equals(from)) {
                places.add(new Place(spot, "From where " + enemy.name() + " is"));
            }
        }
        places.add(new Place(own, "With the own eyes"));
        Spot to = play.choose(Request.place(unit.decider(), "detect.viewpoint", places, text -> read(own, from, text))
                        .asking(() -> "From where does " + unit.name() + " look?"))
                .spot();
        play.emit(new ViewpointMoved(unit.id(), to.equals(own) ? Optional.empty() : Optional.of(to)));
    }

    private Place read(Spot own, Spot from, String text) {
        Spot spot;
        try {
            spot = Spot.parse(text);
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
        if (!isLegal(own, from, spot)) {
            throw new Refused(HexWords.there(own.hex(), spot.hex()) + " is too far: the point moves "
                    + HEXES_PER_LEVEL * level + " hexes with an action (GG-DK-02)");
        }
        return new Place(spot, "From " + HexWords.there(own.hex(), spot.hex()) + HexWords.height(spot));
    }

    private boolean isLegal(Spot own, Spot from, Spot to) {
        int farthest = level >= 3 ? FARTHEST : (int) Math.pow(10, level);
        return to.equals(own) || from.distance(to) <= HEXES_PER_LEVEL * level && own.distance(to) <= farthest;
    }
}
