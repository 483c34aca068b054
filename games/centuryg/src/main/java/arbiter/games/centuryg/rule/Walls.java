package arbiter.games.centuryg.rule;

import arbiter.space.zone.ZoneSight;

/** The Zones that stop something: steps, or the shots of somebody. */
record Walls(boolean[] zones) implements ZoneSight {

    @Override
    public boolean blocks(int zone) {
        return zones[zone];
    }

    /** This one as well. */
    void add(int zone) {
        zones[zone] = true;
    }
}
