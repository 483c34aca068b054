package arbiter.games.narrative.power;

import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.power.effect.Inferno;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** An Attack power as what an attack is made with; against an engaged target it is a melee attack. Ledger: NAR-COMBAT-9. */
public record PowerSource(PowerChoice choice, PowerAttack attack, int characteristic, boolean isMelee)
        implements AttackSource {

    static PowerSource of(NarrativeState state, Participant psyker, PowerChoice choice, Participant target) {
        return new PowerSource(
                choice,
                PowerAttack.of(choice, Psyker.ranks(state, psyker)),
                psyker.characteristic(choice.discipline().characteristic()),
                state.band(psyker, target) == Band.ENGAGED);
    }

    @Override
    public String name() {
        return choice.power().name() + " through " + choice.discipline().name();
    }

    @Override
    public Skill skill() {
        return choice.discipline();
    }

    /** Twice the characteristic, or three times. Ledger: NAR-BP-1, NAR-FX-ATT-14. */
    @Override
    public Modifiers damage() {
        String times = attack.factor() == 2 ? "twice " : "three times ";
        return Modifiers.of(times + skill().characteristic().title(), attack.factor() * characteristic);
    }

    @Override
    public OptionalInt critical() {
        return attack.criticalRating();
    }

    @Override
    public Band range() {
        return isMelee ? Band.ENGAGED : choice.range();
    }

    @Override
    public List<RatedQuality> qualities() {
        return attack.qualities();
    }

    @Override
    public int fiercerFlames() {
        return attack.inferno() ? Inferno.HARDER : 0; // NAR-FX-ATT-15
    }

    @Override
    public boolean dealsStrain() {
        return rating("stun-damage") > 0;
    }

    @Override
    public Optional<String> item() {
        return Optional.empty();
    }
}
