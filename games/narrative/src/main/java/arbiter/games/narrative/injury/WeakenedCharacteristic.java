package arbiter.games.narrative.injury;

import arbiter.dice.Dice;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** A characteristic is 1 less, until healed or for good; a ten-sided die says which. Ledger: NAR-CI-22, NAR-CI-26. */
final class WeakenedCharacteristic implements InjuryTrait {

    private static final Dice D10 = Dice.of(1, 10);

    @Override
    public Injury settle(Play<NarrativeState> play, Participant victim, Injury injury) {
        int face = play.draw("injury.characteristic", D10, faces -> which(faces.sum()))
                .sum();
        return injury.on(which(face));
    }

    static Characteristic which(int face) {
        return switch (face) {
            case 1, 2, 3 -> Characteristic.BRAWN;
            case 4, 5, 6 -> Characteristic.AGILITY;
            case 7 -> Characteristic.INTELLECT;
            case 8 -> Characteristic.CUNNING;
            case 9 -> Characteristic.PRESENCE;
            default -> Characteristic.WILLPOWER;
        };
    }
}
