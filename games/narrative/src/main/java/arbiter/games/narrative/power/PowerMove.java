package arbiter.games.narrative.power;

import arbiter.games.narrative.environment.Fall;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Somebody is moved by a power, by one band or not at all, and set down gently. Ledger: NAR-PSY-16, NAR-MOVE-5. */
public final class PowerMove {

    /** One band closer to somebody or farther away; to itself it is not moved. */
    private record Push(Participant target, Participant reference, Band from, Band to) implements Option {

        @Override
        public String id() {
            return declines() ? "stay" : (to.within(from) ? "closer:" : "farther:") + reference.id();
        }

        @Override
        public String text() {
            return declines()
                    ? "Leave " + target.name() + " where it is"
                    : "Move " + target.name() + (to.within(from) ? " closer to " : " away from ") + reference.name()
                            + ", to " + word(to);
        }

        private static String word(Band band) {
            return band == Band.ENGAGED ? "engaged" : band.name().toLowerCase(Locale.ROOT) + " range";
        }

        @Override
        public boolean declines() {
            return from == to;
        }

        @Override
        public Optional<Pointer> pointer() {
            return declines() ? Optional.empty() : Optional.of(new Pointer.Unit(reference.id()));
        }
    }

    /** How far it goes down where somebody is put. */
    private enum Drop implements Option {
        NONE(Band.ENGAGED),
        SHORT(Band.SHORT),
        MEDIUM(Band.MEDIUM),
        LONG(Band.LONG),
        EXTREME(Band.EXTREME);

        private static final List<Drop> ALL = List.of(values());

        private final Band height;

        Drop(Band height) {
            this.height = height;
        }

        @Override
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String text() {
            return this == NONE ? "No, it is set down gently" : "Yes, as far as " + id() + " range";
        }

        @Override
        public boolean declines() {
            return this == NONE;
        }
    }

    private PowerMove() {}

    public static void ask(Play<NarrativeState> play, Participant psyker, Participant target) {
        List<Push> ways = ways(play.state(), target);
        Push way = play.choose(Request.one(psyker.decider(), "power.move", ways)
                .asking(() -> "Where is " + target.name() + " moved?"));
        if (!way.declines()) {
            play.emit(new Moved(target.id(), way.reference().id(), way.from(), way.to()));
            overDrop(play, target);
            Terror.ofEngaging(play, target); // NAR-FX-CUR-8
        }
    }

    /** Only a drop that is there already lets anybody fall. Ledger: NAR-PSY-16. */
    private static void overDrop(Play<NarrativeState> play, Participant target) {
        Drop drop = play.choose(Request.one(Decider.GAMEMASTER, "power.drop", Drop.ALL)
                .asking(() -> "Is " + target.name() + " moved over an edge, and how far down is it?")
                .otherwise(Drop.NONE)
                .quietly());
        if (drop != Drop.NONE) {
            Fall.resolve(play, target, drop.height);
        }
    }

    /** Of those who stand together only the first is named. Whoever is aboard stays where the vehicle is: NAR-VEH-13. */
    private static List<Push> ways(NarrativeState state, Participant target) {
        List<Push> ways = new ArrayList<>();
        ways.add(new Push(target, target, Band.ENGAGED, Band.ENGAGED));
        if (!target.aboard().isOnFoot()) {
            return ways;
        }
        List<Participant> named = new ArrayList<>();
        for (Participant other : state.units()) {
            boolean known = state.place(other) != state.place(target) && other.present() && !other.isHidden();
            if (known && named.stream().noneMatch(before -> state.band(before, other) == Band.ENGAGED)) {
                named.add(other);
                Band band = state.band(target, other);
                if (band != Band.ENGAGED) {
                    ways.add(new Push(target, other, band, Band.number(band.ordinal() - 1)));
                }
                if (band != state.bands().bands().farthest()) {
                    ways.add(new Push(target, other, band, Band.number(band.ordinal() + 1)));
                }
            }
        }
        return ways;
    }
}
