package arbiter.games.wasteland.sheet;

/** What the perks of the game do. Ledger: section 3.13. */
final class PerkEffects {

    private PerkEffects() {}

    /** One more point in an attribute for each rank. */
    record MoreAttribute() implements PerkTrait {

        @Override
        public int attributePoints(int rank) {
            return rank;
        }
    }

    /** One more tag skill for each rank. */
    record MoreTagSkills() implements PerkTrait {

        @Override
        public int tagSkills(int rank) {
            return rank;
        }
    }

    /** One point of physical resistance everywhere for each rank. */
    record HarderSkin() implements PerkTrait {

        @Override
        public PlayBonuses inPlay(PlayBonuses now, int rank) {
            return now.harder(rank);
        }
    }

    /** Two more hit points for each rank. */
    record MoreHealth() implements PerkTrait {

        private static final int EACH = 2;

        @Override
        public int health(int rank) {
            return EACH * rank;
        }
    }

    /** An Aim may throw two dice again. */
    record BetterAim() implements PerkTrait {

        private static final int DICE = 2;

        @Override
        public PlayBonuses inPlay(PlayBonuses now, int rank) {
            return now.aiming(DICE);
        }
    }

    /** First Aid is easier and heals more. */
    record BetterFirstAid() implements PerkTrait {

        private static final int EASIER = -1;
        private static final int MORE = 2;

        @Override
        public PlayBonuses inPlay(PlayBonuses now, int rank) {
            return now.healing(EASIER, MORE);
        }
    }

    /** The first item of a turn is drawn for free. */
    record FreeDraw() implements PerkTrait {

        @Override
        public PlayBonuses inPlay(PlayBonuses now, int rank) {
            return now.drawingFreely();
        }
    }

    /** So many more pounds for each rank. */
    record MoreCarrying() implements PerkTrait {

        private static final int EACH = 25;

        @Override
        public int carrying(int rank) {
            return EACH * rank;
        }
    }
}
