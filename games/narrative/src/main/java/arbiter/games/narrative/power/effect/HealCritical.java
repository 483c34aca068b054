package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.injury.InjuryEvents.InjuryHealed;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.ResultEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** One Critical Injury of the psyker's choice is healed too. Ledger: NAR-FX-HEA-4. */
public record HealCritical() implements ResultEffect {

    @Override
    public void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target) {
        List<Injury> injuries = target.injuries().list();
        List<PlainOption> options = new ArrayList<>();
        for (int i = 0; i < injuries.size(); i++) {
            options.add(
                    PlainOption.of("injury-" + (i + 1), injuries.get(i).row().name()));
        }
        if (!options.isEmpty()) {
            PlainOption healed = options.size() == 1
                    ? options.get(0)
                    : play.choose(Request.one(power.actor().decider(), "power.injury", options)
                            .asking(() -> "Which Critical Injury of " + target.name() + " is healed?"));
            play.emit(new InjuryHealed(target.id(), options.indexOf(healed), healed.text()));
        }
    }
}
