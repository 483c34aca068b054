package arbiter.kernel;

/** How names in code are written in data. */
final class Words {

    private Words() {}

    static String kebab(String camelCase) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < camelCase.length(); i++) {
            char c = camelCase.charAt(i);
            if (Character.isUpperCase(c) && i > 0) {
                words.append('-');
            }
            words.append(Character.toLowerCase(c));
        }
        return words.toString();
    }
}
