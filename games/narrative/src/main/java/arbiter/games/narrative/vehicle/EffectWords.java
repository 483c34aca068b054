package arbiter.games.narrative.vehicle;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.unit.NarrativeState;

/** What lasts on a vehicle, in words that follow its name. */
public final class EffectWords {

    private EffectWords() {}

    public static String of(NarrativeState state, CrewEffect effect) {
        int amount = effect.amount();
        return switch (effect.kind()) {
            case BRACE -> " braces for impact";
            case EVADE -> " evades";
            case ADVANTAGE ->
                " has the advantage over " + state.unit(effect.units().get(0)).name();
            case BARRAGE -> " lays a barrage: small vehicles that attack it upgrade the difficulty " + times(amount);
            case COURSE -> " has a course plotted around " + amount + " setback " + (amount == 1 ? "die" : "dice");
            case COPILOT -> " has a copilot: the next Driving check is downgraded " + times(amount);
            case JAMMED -> " is jammed: to communicate takes a Tech-Use check against " + amount + " difficulty dice";
            case DEFENCE ->
                " has " + amount + " more defence " + EnumWords.of(effect.zone().orElseThrow());
            case FIRE_DISCIPLINE ->
                amount == 1
                        ? " has 1 boost die for the next of its crew to fire"
                        : " has 1 boost die for each of the next " + amount + " of its crew to fire";
            case RATTLING_FIRE -> " adds 1 system strain to every hit with its guns";
            case INTERCEPTION -> " intercepts: attacks with Guided weapons on it are upgraded " + times(amount);
            case SMOKE -> " lays smoke, " + amount + " more defence all around";
        };
    }

    private static String times(int count) {
        return count == 1 ? "once" : count == 2 ? "twice" : count + " times";
    }
}
