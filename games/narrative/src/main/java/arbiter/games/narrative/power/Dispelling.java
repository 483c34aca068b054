package arbiter.games.narrative.power;

import arbiter.games.narrative.power.PsychicEvents.PowerLapsed;
import arbiter.games.narrative.power.effect.DenyTheWitch;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Ending a power on somebody: one of the same discipline, or of any. Ledger: NAR-BP-7, NAR-FX-DIS-2. */
public final class Dispelling {

    /** A power that can be ended. */
    private record Ended(int number, OngoingPower power) implements Option {

        @Override
        public String id() {
            return power.choice().power().id() + "-" + number;
        }

        @Override
        public String text() {
            return power.name() + ", through " + power.choice().discipline().name();
        }
    }

    private Dispelling() {}

    public static void end(Play<NarrativeState> play, Manifestation dispel, Participant target) {
        List<Ended> open = new ArrayList<>();
        for (OngoingPower power : powers(dispel.choice(), target)) {
            open.add(new Ended(open.size() + 1, power));
        }
        if (!open.isEmpty()) {
            Ended ended = open.size() == 1
                    ? open.get(0)
                    : play.choose(Request.one(dispel.actor().decider(), "power.dispel", open)
                            .asking(() -> "Which power on " + target.name() + " ends?"));
            play.emit(new PowerLapsed(target.id(), ended.power()));
        }
    }

    static List<OngoingPower> powers(PowerChoice dispel, Participant target) {
        return target.powers().powers().stream()
                .filter(power -> dispel.has(DenyTheWitch.class)
                        || power.choice().discipline().equals(dispel.discipline()))
                .toList();
    }
}
