package arbiter.games.narrative.power;

import arbiter.games.narrative.power.BacklashEvents.DelayedPowersCame;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: powers that take effect only when the next round starts. Ledger: NAR-PSY-13. */
public record DelayedPowers(List<Delayed> list) implements Part {

    public static final DelayedPowers NONE = new DelayedPowers(List.of());

    /** A power that has succeeded: what, by whom, on whom, how well, and what was bought. */
    public record Delayed(
            PowerChoice choice, String psyker, List<String> targets, int success, int advantage, List<String> bought) {

        public Delayed {
            targets = List.copyOf(targets);
            bought = List.copyOf(bought);
        }
    }

    public DelayedPowers {
        list = List.copyOf(list);
    }

    DelayedPowers with(Delayed more) {
        List<Delayed> all = new ArrayList<>(list);
        all.add(more);
        return new DelayedPowers(all);
    }

    /** They come now, in the order in which they were manifested. */
    public static void roundBegins(Play<NarrativeState> play) {
        List<Delayed> due = play.state().delayedPowers().list();
        if (due.isEmpty()) {
            return;
        }
        play.emit(new DelayedPowersCame());
        for (Delayed delayed : due) {
            Manifestation power = Manifestation.late(play.state(), delayed);
            for (Participant target : List.copyOf(power.targets())) {
                Manifest.affect(play, power, target);
            }
        }
    }
}
